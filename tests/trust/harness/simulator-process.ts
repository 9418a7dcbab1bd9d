import { startSimulator } from 'stand-ins/razorpay';

/** The payment provider's simulator in a separate process; its store is in memory. */
const options = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startSimulator({ ...options, file: ':memory:' });
process.stdout.write(`The simulator answers on ${address}\n`);
