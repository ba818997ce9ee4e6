/** A server that ran for less has not come up: what it said is for whoever started it. */
const STEADY_MS = 60_000;

/**
 * Keeps a server running: one that dies without being asked to, for lack of memory say, is started again. It is not where
 * it ends in order, or soon after its start; why it was given up is said.
 * @param {() => import('node:child_process').ChildProcess} start starts the server
 * @param {(line: string) => void} say tells the operator
 * @param {number} [steadyMs] how long it has to have run
 * @returns {{ stop(signal: NodeJS.Signals): void, ended: Promise<number> }} `ended` is the exit code
 */
export function supervise(start, say, steadyMs = STEADY_MS) {
  let server;
  let isStopping = false;
  const ended = new Promise((resolve, reject) => {
    const run = () => {
      const since = performance.now();
      server = start();
      server.once('error', reject);
      server.once('exit', (code, signal) => {
        const isDead = !isStopping && code !== 0;
        const how = signal ? `signal ${signal}` : `exit code ${code}`;
        if (isDead && performance.now() - since >= steadyMs) {
          say(`The server ended unexpectedly (${how}) and is started again.`);
          return run();
        }
        if (isDead)
          say(
            `The server ended soon after its start (${how}) and is not started again. Its log stands above; LOG_LEVEL=debug npm start says more.`,
          );
        return resolve(code ?? (signal ? 1 : 0));
      });
    };
    run();
  });
  const stop = (signal) => {
    isStopping = true;
    // A Ctrl-C reaches the server by itself.
    if (signal !== 'SIGINT') server.kill(signal);
  };
  return { stop, ended };
}
