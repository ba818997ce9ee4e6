/** A file in the list, as its owner knows it. */
export interface UploadItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'paused' | 'done' | 'failed';
  /** Share that is sent, 0 to 1, while `uploading` or `paused`. */
  progress?: number;
  /** How far it is, in words, instead of its size: "12 of 40 MB". */
  note?: string;
  /** What went wrong and how to mend it, when `failed`. */
  errorMessage?: string;
  /** The chosen file: where it is a picture, its preview is drawn from it. */
  file?: Blob;
  /** Address of a preview, for what is on the server already. */
  previewUrl?: string;
}

/** What happened to a file since the last look; screen readers are told. */
export interface UploadNews {
  kind: 'added' | 'done' | 'failed' | 'removed';
  name: string;
}

/** What differs between two lists. Progress is no news: it would never stop talking. */
export function uploadNews(before: readonly UploadItem[], after: readonly UploadItem[]): UploadNews[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map((item) => item.id));
  const news: UploadNews[] = [];
  for (const item of after) {
    const was = old.get(item.id);
    if (was?.state === item.state) continue;
    if (item.state === 'done' || item.state === 'failed') news.push({ kind: item.state, name: item.name });
    else if (!was) news.push({ kind: 'added', name: item.name });
  }
  for (const item of before) if (!kept.has(item.id)) news.push({ kind: 'removed', name: item.name });
  return news;
}
