const BYTES = 12;

/** 24 letters and digits by chance; works on pages without https too, where randomUUID is missing. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
