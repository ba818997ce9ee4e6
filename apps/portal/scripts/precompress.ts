import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The portal's own files, or those of a folder that is named. */
const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/assets'));
const TEXT = /\.(js|css|svg|json|woff)$/;
const MIN_BYTES = 1024;

/** Writes .br and .gz beside every text asset, so that the server never compresses what does not change. */
for (const name of (await readdir(FOLDER)).filter((file) => TEXT.test(file))) {
  const path = join(FOLDER, name);
  const content = await readFile(path);
  if (content.length < MIN_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
