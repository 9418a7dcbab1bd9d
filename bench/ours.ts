import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';
import { tellParent } from './process.ts';

/** Our gateway as it is run in production, telling its parent what it uses. */
const gateway = await startGateway(readGatewayConfig({ ...process.env, BFF_PORT: '0', PUBLIC_URL: undefined }));
tellParent(gateway.address);
