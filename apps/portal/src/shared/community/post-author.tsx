import { useLingui } from '@lingui/react/macro';
import type { Person } from '@stoa/api/schema';
import { MetaPerson } from '@stoa/ui/meta-line';
import type { SpaceOf } from '../use-space-links.ts';

/** Who wrote something; of deleted accounts nothing is left but that. */
export function PostAuthor({ author, hrefOf }: { author: Person | null; hrefOf: SpaceOf }) {
  const { t } = useLingui();
  if (!author)
    return <span>{t({ message: 'Deleted account', comment: 'In place of the name of an author' })}</span>;
  return <MetaPerson name={author.name} avatarSrc={author.avatarUrl} href={hrefOf(author)} />;
}
