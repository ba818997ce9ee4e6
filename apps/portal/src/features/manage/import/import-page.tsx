import type { PeoplePageProps } from '../members/members-page.tsx';
export function ImportPage(_: PeoplePageProps) {
  return null;
}
