/** What was waited for did not come in time. */
export class TimeLimitError extends Error {}

/**
 * The result of work, or a failure once the time is over. A process that was busy itself looks at what has arrived
 * meanwhile before it gives up: its timer comes due before its sockets are read.
 * @param milliseconds until the first look; more time is given as long as `goOn` says so
 * @param goOn asked when the time is over: milliseconds until the next look, 0 to give up
 * @throws {TimeLimitError}
 */
export function within<T>(work: Promise<T>, milliseconds: number, goOn: () => number = () => 0): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout;
    let isSettled = false;
    const look = () =>
      setImmediate(() => {
        if (isSettled) return;
        const more = goOn();
        if (more > 0) timer = setTimeout(look, more);
        else reject(new TimeLimitError(`No answer in ${milliseconds} ms.`));
      });
    timer = setTimeout(look, milliseconds);
    work.then(resolve, reject).finally(() => {
      isSettled = true;
      clearTimeout(timer);
    });
  });
}
