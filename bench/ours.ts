import { readGatewayConfig } from '../bff/config.ts';
import { growHeapSlowly } from '../schema/heap-growth.ts';
import { HEAP_GROWTH_PERCENT, startGateway } from '../bff/server.ts';
import { tellParent } from './process.ts';

/** Our gateway as it is run in production, telling its parent what it uses. */
growHeapSlowly(HEAP_GROWTH_PERCENT);
const config = readGatewayConfig({ ...process.env, BFF_PORT: '0', PUBLIC_URL: 'http://127.0.0.1' });
const gateway = await startGateway({ ...config, publicUrl: undefined });
tellParent(gateway.address);
