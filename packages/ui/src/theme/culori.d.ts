// The part of culori that the tests use; it ships no types.
declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export function oklch(color: string): Oklch | undefined;
  export function wcagContrast(first: string, second: string): number;
}
