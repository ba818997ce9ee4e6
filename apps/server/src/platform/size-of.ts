/** What V8 needs about, bytes: upper bounds rather than averages. */
const BYTES = { character: 2, text: 24, number: 16, object: 56, entry: 32 } as const;

/**
 * How much memory a value takes about: its texts, bytes, lists, objects, maps and sets, each once. Written as JSON it is
 * kept too, hence its characters count once more.
 */
export function sizeOf(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string') size += BYTES.text + one.length * (BYTES.character + 1);
    else if (typeof one !== 'object' || one === null) size += BYTES.number;
    else if (!seen.has(one)) {
      seen.add(one);
      size += BYTES.object;
      if (ArrayBuffer.isView(one)) size += one.byteLength;
      else if (one instanceof Map || one instanceof Set || Array.isArray(one)) {
        size += BYTES.entry * (Array.isArray(one) ? one.length : one.size);
        for (const entry of one) waiting.push(entry);
      } else
        for (const [key, entry] of Object.entries(one)) {
          size += BYTES.entry + key.length;
          waiting.push(entry);
        }
    }
  }
  return size;
}
