import type { onSendHookHandler } from 'fastify';
import type { RefusalPace } from '../../server-kit/refusal-pace.ts';
import { requestRecordOf } from './request-record.ts';

/** The hook that sends a refusal at its pace. A query that was refused in part is none: its data is not delayed. */
export const delayRefusals =
  (pace: RefusalPace): onSendHookHandler =>
  (request, reply, payload, done) => {
    const record = requestRecordOf(request);
    const isRefused = reply.statusCode === 429 || record?.operation?.type === 'mutation';
    if (record && isRefused && record.codes.includes('RATE_LIMITED'))
      pace.send(record.fairClient, () => done(null, payload));
    else done(null, payload);
  };
