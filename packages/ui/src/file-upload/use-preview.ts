import { useEffect, useState } from 'react';
import type { UploadItem } from './upload-item.ts';

/** Address of a picture of the file, where it is one. An address made here is given back when the row goes. */
export function usePreview({ file, previewUrl }: Pick<UploadItem, 'file' | 'previewUrl'>): string | null {
  const [made, setMade] = useState<string | null>(null);
  const isPicture = previewUrl === undefined && file?.type.startsWith('image/');
  useEffect(() => {
    if (!file || !isPicture) return undefined;
    const url = URL.createObjectURL(file);
    setMade(url);
    return () => {
      URL.revokeObjectURL(url);
      setMade(null);
    };
  }, [file, isPicture]);
  return previewUrl ?? made;
}
