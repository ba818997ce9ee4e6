import { useRouter } from '@tanstack/react-router';

/** @returns the whole address of a page, as it is passed on; the server that renders it has the same */
export function useWholeAddress(): (path: string) => string {
  const { origin } = useRouter();
  return (path) => new URL(path, origin).href;
}
