import { readSampleGoogleConfig } from '../config.ts';
import { startSampleGoogle } from './sample-google.ts';

/** The sample provider as its own process; the shop beside it has the same GOOGLE_ISSUER, id and secret. */
const google = await startSampleGoogle(readSampleGoogleConfig());
process.stdout.write(
  `A sample in Google's place: ${google.address}\nThe shop needs GOOGLE_ISSUER=${google.client.issuer}\n`,
);
const stop = () => void google.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
