export function PagePending() {
  return null;
}
