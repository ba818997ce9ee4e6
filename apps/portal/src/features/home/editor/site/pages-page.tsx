import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { deleteSitePage, restoreSitePage } from '@stoa/api/decoration.calls';
import { sitePagesQuery } from '@stoa/api/decoration.queries';
import type { Language, ParentPage, SitePage } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Badge, type BadgeTone } from '@stoa/ui/badge';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { PageHeader } from '@stoa/ui/page-header';
import { Row, RowList } from '@stoa/ui/row-list';
import { Inline } from '@stoa/ui/inline';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../../../../app/links.ts';
import { useApi } from '../../../../app/services.ts';
import { toasts } from '../../../../app/toasts.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatZonedDateTime } from '../../../../shared/format.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import { useSchoolZone } from '../school-zone.tsx';
import { SHOWN_PATHS } from '../shown-paths.ts';
import { CreatePageDialog, PublishPagesDialog, RenamePageDialog } from './page-dialogs.tsx';
import { SITE_TITLE, STATE_MESSAGES } from './site-messages.ts';
import * as styles from './site.css.ts';

const HOME = 'home';
const SITE = 'site';
const SKELETON_ROWS = 6;
const TONES: Record<SitePage['state'], BadgeTone> = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  deleted: 'neutral',
};
const editorHref = (schoolId: string, pageId: string): string =>
  hrefTo({
    to: '/design/$schoolId',
    params: { schoolId },
    search: { pageId: pageId === HOME ? undefined : pageId },
  });

/** The pages of a school, for those who make them. */
export function SitePagesPage({ schoolId, mainLanguage }: { schoolId: string; mainLanguage: Language }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useQuery(sitePagesQuery(api, { schoolId, lang: useLanguage() }));
  const [isCreating, setCreating] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [renamed, setRenamed] = useState<SitePage | null>(null);
  const [deleted, setDeleted] = useState<SitePage | null>(null);
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && SHOWN_PATHS.test(path),
    });
  const failed = () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' });
  const remove = useMutation({
    mutationFn: (page: SitePage) => deleteSitePage(api, { schoolId, pageId: page.pageId }),
    onSuccess: () => {
      toasts.show({ message: t`The page is deleted. You can restore it below.`, tone: 'success' });
      return refresh();
    },
    onError: failed,
    onSettled: () => setDeleted(null),
  });
  const restore = useMutation({
    mutationFn: (page: SitePage) => restoreSitePage(api, { schoolId, pageId: page.pageId }),
    onSuccess: () => {
      toasts.show({ message: t`The page is back as a draft. Publish it to show it again.`, tone: 'success' });
      return refresh();
    },
    onError: failed,
  });
  const nameOf = ({ pageId, title, address }: SitePage): string =>
    pageId === SITE
      ? i18n._(SITE_TITLE)
      : pageId === HOME
        ? t({ message: 'Home page', comment: 'Title of the editor of a school’s home page' })
        : title || address;
  const items = query.data?.items ?? [];
  const unpublished = items.filter(
    ({ state, version }) => version !== null && (state === 'draft' || state === 'changed'),
  );
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader
          title={t({ message: 'Pages', comment: 'The pages of a school’s site' })}
          text={t`Everything that visitors of your site can open, and what stands around it.`}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            isDisabled={unpublished.length === 0}
            onPress={() => setPublishing(true)}
          >
            {t({ message: 'Publish…', comment: 'Button: opens the choice of pages to publish' })}
          </Button>
          <Button variant="primary" icon={PlusIcon} onPress={() => setCreating(true)}>
            {t({ message: 'New page', comment: 'Of a school’s site' })}
          </Button>
        </div>
      </div>
      <Loaded query={query} rows={SKELETON_ROWS}>
        {({ items: all, parentPages }) => (
          <>
            <RowList aria-label={t({ message: 'Pages', comment: 'The pages of a school’s site' })}>
              {all
                .filter(({ state }) => state !== 'deleted')
                .map((page) => (
                  <PageRow
                    key={page.pageId}
                    schoolId={schoolId}
                    page={page}
                    name={nameOf(page)}
                    isReplaced={parentPages.some(({ address }) => address === page.address)}
                    onRename={() => setRenamed(page)}
                    onDelete={() => setDeleted(page)}
                  />
                ))}
            </RowList>
            {all.every(({ pageId, state }) => state === 'deleted' || pageId === HOME || pageId === SITE) ? (
              <EmptyState title={t`No further pages yet`} headingLevel={2}>
                {t`Make one for what you want to tell about your school: who teaches, what it costs, how to reach you.`}
              </EmptyState>
            ) : null}
            <ParentPages schoolId={schoolId} pages={parentPages} />
            <DeletedPages
              pages={all.filter(({ state }) => state === 'deleted')}
              nameOf={nameOf}
              isBusy={restore.isPending}
              onRestore={restore.mutate}
            />
          </>
        )}
      </Loaded>
      <CreatePageDialog
        schoolId={schoolId}
        mainLanguage={mainLanguage}
        isOpen={isCreating}
        onCreated={({ pageId }) => {
          void refresh();
          void navigate({ to: '/design/$schoolId', params: { schoolId }, search: { pageId } });
        }}
        onClose={() => setCreating(false)}
      />
      <RenamePageDialog
        schoolId={schoolId}
        page={renamed}
        onRenamed={() => {
          setRenamed(null);
          toasts.show({ message: t`The address is changed.`, tone: 'success' });
          void refresh();
        }}
        onClose={() => setRenamed(null)}
      />
      <PublishPagesDialog
        schoolId={schoolId}
        pages={unpublished}
        nameOf={nameOf}
        isOpen={isPublishing}
        onPublished={(publishAt) => {
          setPublishing(false);
          toasts.show({
            message:
              publishAt === null
                ? t`Published. Visitors see it now.`
                : t({
                    message: 'Scheduled',
                    context: 'page',
                    comment: 'A page is published at a time that was set',
                  }),
            tone: 'success',
          });
          void refresh();
        }}
        onClose={() => setPublishing(false)}
      />
      <AlertDialog
        isOpen={deleted !== null}
        tone="danger"
        title={t`Delete this page?`}
        confirmLabel={t`Delete page`}
        cancelLabel={t`Cancel`}
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted)}
        onCancel={() => setDeleted(null)}
      >
        {t`Visitors cannot open it any longer, and entries of the navigation that lead to it disappear. You can restore it later.`}
      </AlertDialog>
    </div>
  );
}

interface PageRowProps {
  schoolId: string;
  page: SitePage;
  name: string;
  /** A page of the school above stands at its address. */
  isReplaced: boolean;
  onRename: () => void;
  onDelete: () => void;
}

function PageRow({ schoolId, page, name, isReplaced, onRename, onDelete }: PageRowProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const zone = useSchoolZone(schoolId);
  const time = page.publishAt && formatZonedDateTime(page.publishAt, language, zone.id);
  const isOwn = page.pageId !== HOME && page.pageId !== SITE;
  return (
    <Row className={styles.row}>
      <div className={styles.facts}>
        <Link href={editorHref(schoolId, page.pageId)}>
          <UserText>{name}</UserText>
        </Link>
        {isOwn ? (
          <Text size="sm" tone="muted">
            <bdi dir="ltr">{page.url}</bdi>
          </Text>
        ) : null}
        <Inline gap="2">
          <Badge tone={TONES[page.state]}>{i18n._(STATE_MESSAGES[page.state])}</Badge>
          {time ? (
            <Badge tone="primary">
              {t({ message: `Scheduled for ${time}`, comment: 'When a page is published' })}
            </Badge>
          ) : null}
          {isReplaced ? (
            <Badge tone="warning">
              {t({
                message: 'Replaced by the parent school’s page',
                comment: 'State of a page of a sub-school: another stands at its address',
              })}
            </Badge>
          ) : null}
          {page.audience === 2 ? <Badge>{t`Members only`}</Badge> : null}
          {page.audience === 3 ? <Badge>{t`Visitors only`}</Badge> : null}
        </Inline>
      </div>
      {isOwn ? (
        <Menu
          placement="bottom end"
          trigger={
            <IconButton
              icon={DotsThreeIcon}
              size="sm"
              hideTooltip
              label={t({ message: `More for ${name}`, comment: 'Menu of a block of a page' })}
            />
          }
        >
          {page.state === 'draft' ? null : <MenuItem href={page.url}>{t`View page`}</MenuItem>}
          <MenuItem onAction={onRename}>
            {t({ message: 'Change the address', comment: 'Of a page of a school’s site' })}
          </MenuItem>
          <MenuItem tone="danger" onAction={onDelete}>{t`Delete page`}</MenuItem>
        </Menu>
      ) : null}
    </Row>
  );
}

/** Pages that stand in a sub-school as the school above has them. */
function ParentPages({ schoolId, pages }: { schoolId: string; pages: readonly ParentPage[] }) {
  const { t } = useLingui();
  if (pages.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading level={2} size="md">{t`Pages from the parent school`}</Heading>
      <RowList>
        {pages.map(({ pageId, title, address, url }) => (
          <Row key={pageId} className={styles.row}>
            <div className={styles.facts}>
              <Link href={url}>
                <UserText>{title || address}</UserText>
              </Link>
              <Text size="sm" tone="muted">
                <bdi dir="ltr">{url}</bdi>
              </Text>
            </div>
          </Row>
        ))}
      </RowList>
      <div>
        <LinkButton size="sm" variant="quiet" href={editorHref(schoolId, SITE)}>
          {t({ message: 'Choose pages', comment: 'Button: which pages of the parent school are shown' })}
        </LinkButton>
      </div>
    </Stack>
  );
}

function DeletedPages({
  pages,
  nameOf,
  isBusy,
  onRestore,
}: {
  pages: readonly SitePage[];
  nameOf: (page: SitePage) => string;
  isBusy: boolean;
  onRestore: (page: SitePage) => void;
}) {
  const { t } = useLingui();
  if (pages.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading level={2} size="md">{t`Deleted pages`}</Heading>
      <RowList>
        {pages.map((page) => {
          const name = nameOf(page);
          return (
            <Row key={page.pageId} className={styles.row}>
              <UserText>{name}</UserText>
              <Button
                size="sm"
                variant="quiet"
                isDisabled={isBusy}
                aria-label={t({ message: `Restore ${name}`, comment: 'A deleted page' })}
                onPress={() => onRestore(page)}
              >
                {t({ message: 'Restore', comment: 'Brings a deleted page back' })}
              </Button>
            </Row>
          );
        })}
      </RowList>
    </Stack>
  );
}
