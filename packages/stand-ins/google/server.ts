import { readSampleGoogleConfig } from '../config.ts';
import { startSampleGoogle } from './sample-google.ts';

/** The sample provider as a separate process. The shop has the same GOOGLE_ISSUER, id and secret. */
const google = await startSampleGoogle(readSampleGoogleConfig());
process.stdout.write(
  `The sample provider in place of Google: ${google.address}\nThe shop needs GOOGLE_ISSUER=${google.client.issuer}\n`,
);
const stop = () => void google.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
