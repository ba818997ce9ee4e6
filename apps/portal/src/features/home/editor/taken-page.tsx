import { Trans, useLingui } from '@lingui/react/macro';
import type { Block, TakenParts } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useSession } from '../../../app/session.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { BlockView } from '../blocks/block-view.tsx';
import { type FrameWidth, PageFrame } from './page-frame.tsx';

interface TakenNoteProps {
  /** The school above. */
  parent: Pick<TakenParts, 'schoolId' | 'name'>;
  /** The page there. */
  pageId: string;
  isHome: boolean;
  /** Ways to a page of one's own. */
  children: ReactNode;
}

/** Says that a page comes from the school above; who may edit it is led there. */
export function TakenNote({ parent: { schoolId, name }, pageId, isHome, children }: TakenNoteProps) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const mayEdit =
    viewer?.isSuperuser === true ||
    viewer?.memberships.some(
      (one) => one.schoolId === schoolId && one.operations.includes('PORTAL_DECORATION'),
    );
  return (
    <Banner
      tone="info"
      title={
        isHome ? (
          <Trans comment="The name of the parent school follows">
            The home page comes from <UserText>{name}</UserText>
          </Trans>
        ) : (
          <Trans comment="The name of the parent school follows">
            This page comes from <UserText>{name}</UserText>
          </Trans>
        )
      }
      action={
        <>
          {children}
          {mayEdit ? (
            <LinkButton
              size="sm"
              href={hrefTo({
                to: '/design/$schoolId',
                params: { schoolId },
                search: { pageId: isHome ? undefined : pageId },
              })}
            >
              <span>
                <Trans comment="Button: edits a page where it belongs; the name of that school follows">
                  Edit it in <UserText>{name}</UserText>
                </Trans>
              </span>
            </LinkButton>
          ) : null}
        </>
      }
    >
      {t`It stays up to date by itself. Your own page is kept and not shown.`}
    </Banner>
  );
}

interface OwnPageActionsProps {
  schoolId: string;
  isHome: boolean;
  /** Edits the page of one's own, which nobody sees yet. */
  onEdit: () => void;
}

/** Ways from a page of the parent school to one's own. */
export function OwnPageActions({ schoolId, isHome, onEdit }: OwnPageActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <LinkButton
        size="sm"
        variant="primary"
        href={hrefTo({
          to: '/design/$schoolId',
          params: { schoolId },
          search: { pageId: 'site', part: 'pages' },
        })}
      >
        {isHome
          ? t({ message: 'Use your own home page instead', comment: 'Button: of a sub-school' })
          : t({ message: 'Use your own page instead', comment: 'Button: of a sub-school' })}
      </LinkButton>
      <Button size="sm" onPress={onEdit}>
        {t({
          message: 'Edit your own page',
          comment: 'Button: of a sub-school; nobody sees that page yet',
        })}
      </Button>
    </>
  );
}

interface TakenCanvasProps {
  blocks: readonly Block[];
  width: FrameWidth;
  language: Language;
}

/** A page as visitors see it, to be looked at. */
export function TakenCanvas({ blocks, width, language }: TakenCanvasProps) {
  const { t } = useLingui();
  return (
    <PageFrame
      title={t({ message: 'Page', comment: 'The page that is edited, as it will look' })}
      width={width}
      lang={toTag(language)}
      dir={directionOf(language)}
    >
      <div inert>
        {blocks.map((block, index) => (
          <BlockView key={block.id} block={block} isFirst={index === 0} />
        ))}
      </div>
    </PageFrame>
  );
}
