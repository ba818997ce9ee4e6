/** What a command of RTMP says. */
export type AmfValue =
  | number
  | boolean
  | string
  | null
  | undefined
  | { [key: string]: AmfValue }
  | AmfValue[];

/** Objects within objects are read so deep, */
const DEPTH_MAX = 8;
/** and so many values of a message. */
const VALUES_MAX = 500;

/** Bytes that are no AMF0, or more of it than anybody sends. */
export class AmfError extends Error {}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new AmfError('The message ends too early.');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  #text(lengthBytes: 2 | 4): string {
    return this.#take(this.#take(lengthBytes).readUIntBE(0, lengthBytes)).toString('utf8');
  }

  value(depth = 0): AmfValue {
    if (depth > DEPTH_MAX || (this.#values += 1) > VALUES_MAX)
      throw new AmfError('The message is too large.');
    const type = this.#take(1).readUInt8();
    switch (type) {
      case 0x00:
        return this.#take(8).readDoubleBE();
      case 0x01:
        return this.#take(1).readUInt8() !== 0;
      case 0x02:
        return this.#text(2);
      case 0x0c:
        return this.#text(4);
      case 0x03:
        return this.#object(depth);
      case 0x08:
        this.#take(4);
        return this.#object(depth);
      case 0x0a: {
        const count = this.#take(4).readUInt32BE();
        if (count > VALUES_MAX) throw new AmfError('The message is too large.');
        return Array.from({ length: count }, () => this.value(depth + 1));
      }
      case 0x0b:
        return this.#take(10).readDoubleBE();
      case 0x05:
        return null;
      case 0x06:
        return undefined;
      default:
        throw new AmfError(`There is no type ${type} here.`);
    }
  }

  #object(depth: number): Record<string, AmfValue> {
    // No key of it can be one of every object.
    const found = Object.create(null) as Record<string, AmfValue>;
    for (;;) {
      const key = this.#text(2);
      if (key === '' && this.#bytes[this.#at] === 0x09) {
        this.#take(1);
        return found;
      }
      found[key] = this.value(depth + 1);
    }
  }
}

/** All values of a message. @throws {AmfError} */
export function readAmf(bytes: Buffer): AmfValue[] {
  const reader = new Reader(bytes);
  const values: AmfValue[] = [];
  while (!reader.isAtEnd) values.push(reader.value());
  return values;
}

const withLength = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** Values as a message has them. */
export function writeAmf(...values: AmfValue[]): Buffer {
  return Buffer.concat(values.map(writeValue));
}

function writeValue(value: AmfValue): Buffer {
  if (value === null || value === undefined || Array.isArray(value)) return Buffer.from([0x05]);
  if (typeof value === 'boolean') return Buffer.from([0x01, value ? 1 : 0]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0x02]), withLength(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  return Buffer.concat([
    Buffer.from([0x03]),
    ...Object.entries(value).flatMap(([key, one]) => [withLength(key), writeValue(one)]),
    Buffer.from([0x00, 0x00, 0x09]),
  ]);
}
