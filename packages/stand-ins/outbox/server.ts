import { readOutboxConfig } from '../config.ts';
import { startOutbox } from './outbox.ts';

/** The outbox as a separate process. The shop has its address in SMTP_URL. */
const outbox = await startOutbox(readOutboxConfig());
process.stdout.write(`Mails of this trial: ${outbox.address}\nThe shop needs SMTP_URL=${outbox.smtpUrl}\n`);
const stop = () => void outbox.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
