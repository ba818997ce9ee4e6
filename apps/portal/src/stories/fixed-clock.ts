/** Lets `new Date()` and `Date.now()` say one instant. @returns the way back */
export function fixClock(at: string): () => void {
  const RealDate = globalThis.Date;
  const instant = new RealDate(at).getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [instant], newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => instant : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
