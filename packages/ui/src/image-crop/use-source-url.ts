import { useEffect, useState } from 'react';

/** An address for a picture that may be a file. An address made here is given back when it is no longer shown. */
export function useSourceUrl(source: Blob | string): string | null {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (typeof source === 'string') return undefined;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => {
      URL.revokeObjectURL(url);
      setMade(null);
    };
  }, [source]);
  return typeof source === 'string' ? source : made;
}
