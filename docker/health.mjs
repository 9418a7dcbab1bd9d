/** The containers' health check: ends well when the address answers well within four seconds. */
const { ok, status } = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) });
process.stdout.write(`${status}\n`);
process.exit(ok ? 0 : 1);
