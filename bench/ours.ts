import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';
import { reportToParent } from './process.ts';

/** Our gateway as it runs in production, reporting its resource use to its parent. */
const config = readGatewayConfig({ ...process.env, BFF_PORT: '0', PUBLIC_URL: 'http://127.0.0.1' });
const gateway = await startGateway({ ...config, publicUrl: undefined });
reportToParent(gateway.address);
