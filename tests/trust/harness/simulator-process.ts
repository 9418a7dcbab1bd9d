import { startSimulator } from '../../../api/stand-ins/razorpay/simulator.ts';

/** The payment provider's simulator in its own process; its store is in memory. */
const options = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startSimulator({ ...options, file: ':memory:' });
process.stdout.write(`The simulator answers on ${address}\n`);
