// `node deploy/ask.ts readyz`: ends with 0 when the server on this machine answers there with 200.
import process from 'node:process';

const port = process.env['PORT'] ?? '3000';
const [path = 'healthz'] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;
