/** Why a file was not taken. */
export type RejectReason = 'wrongType' | 'tooLarge' | 'tooMany' | 'duplicate' | 'empty' | 'onlyOne';

/** What tells files apart. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
}

/** What a choice of files must keep to. */
export interface UploadLimits {
  /**
   * As in an input's `accept`: `.png`, `image/png`, `image/*`. Everything without it. A file's type is what its
   * name claims; only the server can look inside.
   */
  accept?: readonly string[];
  /** Bytes of one file. */
  maxBytes?: number;
  /** Files in the list. */
  maxCount?: number;
  /** Several files may be chosen at a time. @default true */
  allowsMultiple?: boolean;
}

/** A choice of files sorted into those that are taken and those that are not, each with its reason. */
export interface CheckedFiles<T extends FileFacts> {
  accepted: T[];
  rejected: { file: T; reason: RejectReason }[];
}

/** A file's name without spaces of any script, which stores and addresses do not keep. */
export function nameWithoutSpaces(name: string): string {
  return name.replace(/\s+/gu, '');
}

/** Whether a file's type or ending is in the list. */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => {
      if (entry.startsWith('.')) return name.endsWith(entry);
      if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
      return type === entry;
    });
}

const keyOf = ({ name, size }: FileFacts) => `${size} ${nameWithoutSpaces(name)}`;

/**
 * Sorts chosen files. One reason a file, the first of: only one at a time, type, empty, size, the same file
 * twice, no room. Where only one may be chosen and several are, none is taken: which was meant is not known.
 *
 * @param present what is in the list already.
 */
export function checkFiles<T extends FileFacts & { type: string }>(
  chosen: readonly T[],
  present: readonly FileFacts[],
  { accept, maxBytes = Infinity, maxCount = Infinity, allowsMultiple = true }: UploadLimits,
): CheckedFiles<T> {
  if (!allowsMultiple && chosen.length > 1) {
    return { accepted: [], rejected: chosen.map((file) => ({ file, reason: 'onlyOne' })) };
  }
  const known = new Set(present.map(keyOf));
  const result: CheckedFiles<T> = { accepted: [], rejected: [] };
  const reasonAgainst = (file: T): RejectReason | null => {
    if (accept && !isAccepted(file, accept)) return 'wrongType';
    if (file.size === 0) return 'empty';
    if (file.size > maxBytes) return 'tooLarge';
    if (known.has(keyOf(file))) return 'duplicate';
    return present.length + result.accepted.length >= maxCount ? 'tooMany' : null;
  };
  for (const file of chosen) {
    const reason = reasonAgainst(file);
    if (reason) {
      result.rejected.push({ file, reason });
    } else {
      known.add(keyOf(file));
      result.accepted.push(file);
    }
  }
  return result;
}
