import { StartError } from '../config.ts';

/** Version of the format of a backup file. Raised when an older program could not read it. */
export const FORMAT = 1;
export const MANIFEST_NAME = 'manifest.json';
export const SECRET_KEY_PART = 'secret.key';
const PRODUCT = 'stoa';

/** A part of the file with its checksum, both of what it holds before it is compressed. */
export interface Part {
  /** Its name in the zip file. */
  part: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}
export interface TablePart extends Part {
  schema: string;
  name: string;
  /** In the order of the rows. */
  columns: string[];
  rows: number;
}
export interface FilePart extends Part {
  /** Its key in the file store. */
  key: string;
}
export interface SequenceValue {
  schema: string;
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** What a backup holds. */
export interface Manifest {
  product: typeof PRODUCT;
  format: number;
  /** ISO 8601. */
  createdAt: string;
  /** The version of the database's server. */
  server: string;
  /** Migrations that the database had, in the order of their names. */
  migrations: { name: string; digest: string }[];
  tables: TablePart[];
  sequences: SequenceValue[];
  files: FilePart[];
  secretKey: Part;
}

/** @throws {StartError} for another program's file, or one that a newer version wrote */
export function readManifest(text: string, path: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.product !== PRODUCT || typeof manifest.format !== 'number')
    throw new StartError(`${path} is no backup of Stoa.`);
  if (manifest.format > FORMAT)
    throw new StartError(
      `${path} was made by a newer version of Stoa (format ${manifest.format}, this one reads ${FORMAT}): use the newer version.`,
    );
  return manifest as Manifest;
}

/** Every part but the manifest. */
export const partsOf = ({ tables, files, secretKey }: Manifest): Part[] => [...tables, ...files, secretKey];

export const newManifest = (content: Omit<Manifest, 'product' | 'format'>): Manifest => ({
  product: PRODUCT,
  format: FORMAT,
  ...content,
});
