import { readSimulatorConfig } from '../config.ts';
import { startSimulator } from './simulator.ts';

/** The simulator as a separate process. The shop has its address in RAZORPAY_URL, and the same keys. */
const simulator = await startSimulator(readSimulatorConfig());
process.stdout.write(`The payment simulator: ${simulator.address}\n`);
process.stdout.write(`The shop needs RAZORPAY_URL=${simulator.address} PAYMENT_WIDGET_URL=${simulator.widgetUrl}\n`);
const stop = () => void simulator.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
