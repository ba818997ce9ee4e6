/**
 * Sets the page's clock to an instant, from which it goes on: one that stands still would make those wait for ever who
 * measure time by it.
 * @returns the way back
 */
export function setClock(at: string): () => void {
  const RealDate = globalThis.Date;
  const ahead = new RealDate(at).getTime() - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
