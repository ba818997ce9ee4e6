const FRAME_BYTES = 417;

/** So many frames of MP3, 128 kbit/s at 44.1 kHz, of silence; behind a head of ID3. */
export function mp3(frames = 20): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(0xfffb9064);
  const head = Buffer.from('ID3\u0004\0\0\0\0\u0001\0', 'latin1');
  return Buffer.concat([head, Buffer.alloc(128), ...Array.from({ length: frames }, () => frame)]);
}

/** A page of Ogg that begins with what it is. */
export function ogg(name = 'OpusHead'): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 'latin1');
  head[26] = 1;
  head[27] = name.length;
  return Buffer.concat([head, Buffer.from(name, 'latin1'), Buffer.alloc(20)]);
}

/** Silence as WAV, 8 kHz. @param form of its samples: 1 is plain */
export function wav(samples = 800, form = 1): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(form, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([head, Buffer.alloc(samples * 2)]);
}

/** An archive of these files, stored as they are. */
export function zip(files: Readonly<Record<string, string>>, comment = ''): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt32LE(text.length, 18);
    local.writeUInt32LE(text.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt32LE(text.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const file = Buffer.concat([local, Buffer.from(name), Buffer.from(text)]);
    locals.push(file);
    entries.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += file.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, list, end, Buffer.from(comment)]);
}
