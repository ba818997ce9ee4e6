/** The bytes of files that were chosen, which a machine knows by their keys alone. */
export class ChosenFiles {
  readonly #files = new Map<string, File>();
  #count = 0;
  /** Why the server could not read the last file, where it said so. */
  reason: string | undefined;

  add(file: File): string {
    const key = String((this.#count += 1));
    // One file at a time.
    this.#files.clear();
    this.#files.set(key, file);
    return key;
  }

  get(key: string): File | undefined {
    return this.#files.get(key);
  }

  /** The text of a file, or null where it cannot be read or is no text. */
  async read(key: string): Promise<string | null> {
    const file = this.#files.get(key);
    if (!file) return null;
    try {
      const bytes = await file.arrayBuffer();
      return decode(bytes);
    } catch {
      return null;
    }
  }
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or what their country once used. */
function decode(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
