import { UserText } from '@stoa/ui/user-text';

/** A line with a school's name; its room is kept while the name is on its way. */
export const SchoolName = ({ name }: { name: string | undefined }) =>
  name === undefined ? <span aria-hidden="true">&nbsp;</span> : <UserText>{name}</UserText>;
