import { useLingui } from '@lingui/react/macro';
import { ClosedCaptioningIcon } from '@phosphor-icons/react/dist/csr/ClosedCaptioning';
import { FileIcon } from '@phosphor-icons/react/dist/csr/File';
import { FileImageIcon } from '@phosphor-icons/react/dist/csr/FileImage';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { FileVideoIcon } from '@phosphor-icons/react/dist/csr/FileVideo';
import type { DownloadKind, DownloadsBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Icon, type IconGlyph } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { Row, RowList } from '@stoa/ui/row-list';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../../i18n/languages.ts';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './downloads.css.ts';

const ICONS: Record<DownloadKind, IconGlyph> = {
  pdf: FilePdfIcon,
  picture: FileImageIcon,
  video: FileVideoIcon,
  captions: ClosedCaptioningIcon,
  other: FileIcon,
};

export function DownloadsView({ block }: BlockProps<DownloadsBlock>) {
  const { t } = useLingui();
  const language = toIntlTag(useLanguage());
  const kinds: Record<DownloadKind, string> = {
    pdf: 'PDF',
    picture: t({ message: 'Picture', context: 'file', comment: 'Kind of a file' }),
    video: t({ message: 'Video', context: 'file', comment: 'Kind of a file' }),
    captions: t({ message: 'Captions', context: 'file', comment: 'Kind of a file' }),
    other: t({ message: 'File', context: 'file', comment: 'A file of any kind' }),
  };
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      {block.items.length > 0 ? (
        <RowList aria-labelledby={block.id} className={styles.list}>
          {block.items.map(({ url, name, kind, bytes }, index) => (
            // The same file may stand in it twice.
            // eslint-disable-next-line react/no-array-index-key
            <Row key={index} className={styles.file}>
              <Icon as={ICONS[kind]} size="lg" />
              <span className={styles.words}>
                <Link href={url} variant="standalone" download>
                  <UserText>{name}</UserText>
                </Link>
                <MetaLine>
                  <span>{kinds[kind]}</span>
                  {bytes === null ? null : <span>{formatBytes(bytes, language)}</span>}
                </MetaLine>
              </span>
            </Row>
          ))}
        </RowList>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
