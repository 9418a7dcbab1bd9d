import { startSimulator } from '../../../api/stand-ins/razorpay/simulator.ts';

/** The payment provider's simulator as a process of its own; its books last as long as it does. */
const options = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startSimulator({ ...options, file: ':memory:' });
process.stdout.write(`The simulator answers on ${address}\n`);
