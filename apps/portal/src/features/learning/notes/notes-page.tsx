import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { myNotesQuery } from '@stoa/api/note.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { RowList } from '@stoa/ui/row-list';
import { SearchBox } from '@stoa/ui/search-box';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { cx } from '../../../shared/cx.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { padded, page } from '../../../shared/page.css.ts';
import { fileOfNotes } from './file-of-notes.ts';
import { NoteRow } from './note-row.tsx';
import { notesParams, type NotesSearch } from './notes-search.ts';
import * as styles from './notes.css.ts';

const ROWS = 6;
const ALL = 'all';

const notesHref = (search: NotesSearch): string => hrefTo({ to: '/learning/notes', search });

/** What somebody noted in lessons of all classes: searched, narrowed, saved as a file. */
export function NotesPage({ search }: { search: NotesSearch }) {
  useMessages('learning');
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery({
    ...myNotesQuery(useApi(), { ...notesParams(search), lang: language }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const title = t({ message: 'Notes', context: 'notes', comment: 'Choice and title: what somebody noted' });
  const isNarrowed = Boolean(search.keyword || search.school || search.class || search.at);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <div>
            <Breadcrumbs
              label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
              items={[
                {
                  id: 'learning',
                  label: t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' }),
                  href: hrefTo({ to: '/learning' }),
                },
                { id: 'notes', label: title },
              ]}
            />
            <PageHeader title={title} text={t`Only you can see your notes.`} />
          </div>
          {data && data.classes.length > 0 ? (
            <LinkButton
              size="sm"
              icon={DownloadSimpleIcon}
              href={fileOfNotes({ schoolId: search.school, classId: search.class, lang: language })}
              download
            >
              {t({ message: 'Export Markdown', context: 'notes', comment: 'Button: saves notes as a file' })}
            </LinkButton>
          ) : null}
        </div>
        <Loaded query={query} rows={ROWS}>
          {({ items, schools, classes }) =>
            items.length === 0 && !isNarrowed ? (
              <NoNotes />
            ) : (
              <>
                <Filters key={search.keyword} {...{ search, schools, classes }} />
                <Text tone="muted" size="sm" role="status">
                  {t`${plural(total, { one: `${totalText} note`, other: `${totalText} notes` })}`}
                </Text>
                {items.length > 0 ? (
                  <RowList>
                    {items.map((item) => (
                      <NoteRow
                        key={item.note.id}
                        item={item}
                        school={
                          schools.length > 1 ? schools.find(({ id }) => id === item.schoolId) : undefined
                        }
                      />
                    ))}
                  </RowList>
                ) : (
                  <NothingFound />
                )}
                <ListSteps list={data} hrefFor={(at) => notesHref({ ...search, at })} />
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

interface FiltersProps {
  search: NotesSearch;
  schools: readonly { id: string; name: string }[];
  classes: readonly { id: string; title: string }[];
}

function Filters({ search, schools, classes }: FiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.keyword);
  const go = (next: Partial<NotesSearch>) =>
    void navigate({ to: '/learning/notes', search: { ...search, at: '', ...next } });
  const allSchools = t({ message: 'All schools', comment: 'Choice: not narrowed to one' });
  const allClasses = t({ message: 'All classes', context: 'notes', comment: 'Choice: not narrowed to one' });
  return (
    <div className={styles.filters}>
      <SearchBox
        label={t`Search your notes`}
        value={typed}
        onChange={setTyped}
        onSubmit={(keyword) => go({ keyword: keyword.trim() })}
        onClear={() => go({ keyword: '' })}
      />
      <div className={styles.actions}>
        {schools.length > 1 ? (
          <ChoiceMenu
            text={schools.find(({ id }) => id === search.school)?.name ?? allSchools}
            value={search.school ?? ALL}
            onChange={(value) => go({ school: value === ALL ? undefined : value, class: undefined })}
            choices={[
              { value: ALL, label: allSchools },
              ...schools.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
        {classes.length > 1 || search.class ? (
          <ChoiceMenu
            text={classes.find(({ id }) => id === search.class)?.title ?? allClasses}
            value={search.class ?? ALL}
            onChange={(value) => go({ class: value === ALL ? undefined : value })}
            choices={[
              { value: ALL, label: allClasses },
              ...classes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        ) : null}
      </div>
    </div>
  );
}

function NoNotes() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No notes yet`}
      action={
        <LinkButton variant="primary" href={hrefTo({ to: '/learning' })}>
          {t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' })}
        </LinkButton>
      }
    >
      {t`Open a lesson to write a note or set a bookmark. All of them appear here.`}
    </EmptyState>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No notes found`}
      headingLevel={2}
      action={
        <LinkButton href={hrefTo({ to: '/learning/notes' })}>
          {t({ message: 'Show all notes', comment: 'Button: without search and filters' })}
        </LinkButton>
      }
    >
      {t`Try other words or filters.`}
    </EmptyState>
  );
}
