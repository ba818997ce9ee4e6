import { fingerprint } from '../model/hash.ts';
import { readTrace } from './trace-file.ts';
import type { Read, Trace } from './trace.types.ts';

/** `t1.<fingerprint of the text>.<compressed text>`: letters, digits, `-`, `_` and dots alone. */
const LINK = /^t(\d+)\.([0-9a-f]{14})\.([\w-]*)$/;
const LINK_VERSION = 1;

/** Packs a trace into a text that can stand behind the `#` of an address. */
export async function encodeLink(trace: Trace): Promise<string> {
  const text = JSON.stringify(trace);
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return `t${LINK_VERSION}.${fingerprint(text)}.${toBase64(packed)}`;
}

/** Unpacks such a text. One that was cut or changed on its way is told from one that is of no use. */
export async function decodeLink(link: string): Promise<Read<Trace>> {
  const [, version, mark, data] = LINK.exec(link.trim()) ?? [];
  if (version === undefined || mark === undefined || data === undefined) {
    return { ok: false, problem: { code: 'LINK_CUT', message: 'The link does not hold a whole trace.' } };
  }
  if (version !== String(LINK_VERSION)) {
    return { ok: false, problem: { code: 'OTHER_VERSION', message: `The link has version ${version}.` } };
  }
  try {
    const bytes = await through(fromBase64(data), new DecompressionStream('deflate-raw'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (fingerprint(text) === mark) return readTrace(text);
  } catch {
    // What is cut cannot be unpacked; it is told below, like what unpacks to something else.
  }
  return { ok: false, problem: { code: 'LINK_CUT', message: 'The link was cut or changed on its way.' } };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
