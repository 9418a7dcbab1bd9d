/**
 * What `npm start` runs. Plain JavaScript, so that an old Node can read it and say what is missing:
 * the shop runs on the Node that npm ci has put into node_modules, whatever the machine's own is.
 */
const [major] = process.versions.node.split('.');
if (Number(major) < 26) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the shop wants 26, which npm ci brings along.\n` +
      'Run npm ci, then npm start (npm finds the right one; "node start.mjs" does not).\n',
  );
  process.exit(1);
}
await import('./scripts/start.ts');
