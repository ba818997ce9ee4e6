import { useLingui } from '@lingui/react/macro';
import type { OpenUnion, SchoolUnions } from '@stoa/api/schema';
import { openUnionsQuery, schoolUnionsQuery } from '@stoa/api/union.queries';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { UNIONS_TITLE } from '../titles.ts';
import { PickDialog } from './pick-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { TextsDialog } from './texts-dialog.tsx';
import { UnionSection } from './union-section.tsx';
import * as styles from './unions.css.ts';
import { problemMessages } from './union-messages.ts';
import { useUnionCalls } from './use-union-calls.ts';

const ROWS = 4;

/** The unions that a school is in, invitations to it, and unions that it can join. */
export function UnionsPage({ schoolId }: { schoolId: string }) {
  useMessages('unions');
  const { t, i18n } = useLingui();
  const query = useQuery(schoolUnionsQuery(useApi(), { schoolId, lang: useLanguage() }));
  const [opened, setOpened] = useState<'found' | 'find'>();
  const isOwner = query.data?.isOwner === true;
  return (
    <ManagePage
      title={i18n._(UNIONS_TITLE)}
      text={t`Schools in a union share classes and exams with each other.`}
      actions={
        isOwner ? (
          <>
            <Button variant="secondary" onPress={() => setOpened('find')}>{t`Find a union`}</Button>
            <Button variant="primary" onPress={() => setOpened('found')}>{t`Found a union`}</Button>
          </>
        ) : null
      }
    >
      <Loaded query={query} rows={ROWS}>
        {(data) => <Unions schoolId={schoolId} data={data} />}
      </Loaded>
      {opened === 'found' ? <TextsDialog schoolId={schoolId} onClose={() => setOpened(undefined)} /> : null}
      {opened === 'find' ? <FindDialog schoolId={schoolId} onClose={() => setOpened(undefined)} /> : null}
    </ManagePage>
  );
}

function Unions({ schoolId, data }: { schoolId: string; data: SchoolUnions }) {
  const { t } = useLingui();
  const { isOwner, unions, proposals } = data;
  return (
    <div className={manage.sections}>
      {isOwner ? null : (
        <Banner tone="info">{t`Only the owner of the school can found, join or leave a union.`}</Banner>
      )}
      {proposals.length > 0 ? <Proposals schoolId={schoolId} data={data} /> : null}
      {unions.length === 0 ? (
        <EmptyState title={t`This school is in no union`}>
          {t`Found one and invite other schools, or ask to join one.`}
        </EmptyState>
      ) : (
        unions.map((union) => (
          <UnionSection key={union.unionId} schoolId={schoolId} union={union} isOwner={isOwner} />
        ))
      )}
    </div>
  );
}

/** Invitations to the school and its own requests. */
function Proposals({ schoolId, data }: { schoolId: string; data: SchoolUnions }) {
  const { t, i18n } = useLingui();
  const change = useUnionCalls(schoolId);
  const [read, setRead] = useState<SchoolUnions['proposals'][number]>();
  return (
    <section className={manage.part}>
      <SectionHeader title={t`Invitations and requests`} />
      {change.error ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(problemMessages(change.error))}
        </Banner>
      ) : null}
      <RowList>
        {data.proposals.map((proposal) => {
          const { unionId, title, leader } = proposal.union;
          const isInvitation = proposal.kind === 'invitation';
          return (
            <Row key={unionId} className={styles.row}>
              <div className={styles.what}>
                <div className={styles.named}>
                  <UserText>{title}</UserText>
                  <Badge tone={isInvitation ? 'primary' : 'neutral'}>
                    {isInvitation
                      ? t({ message: 'Invites your school', comment: 'Of a union' })
                      : t({ message: 'Waiting for an answer', context: 'union', comment: 'Of a request' })}
                  </Badge>
                </div>
                <Text size="sm" tone="muted">
                  <UserText>{leader.name}</UserText>
                </Text>
              </div>
              <div className={manage.actions}>
                <Button
                  size="sm"
                  variant={isInvitation ? 'primary' : 'secondary'}
                  aria-label={t`Read the terms of ${title}`}
                  onPress={() => setRead(proposal)}
                >
                  {t`Read the terms`}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={isInvitation ? t`Decline ${title}` : t`Withdraw the request to ${title}`}
                  onPress={() => change.mutate((calls) => calls.drop(unionId, schoolId))}
                >
                  {isInvitation
                    ? t({ message: 'Decline', context: 'union', comment: 'Button' })
                    : t({
                        message: 'Withdraw',
                        context: 'union',
                        comment: 'Button: an invitation or request',
                      })}
                </Button>
              </div>
            </Row>
          );
        })}
      </RowList>
      {read ? (
        <TermsDialog
          schoolId={schoolId}
          union={read.union}
          agree={data.isOwner && read.kind === 'invitation' ? t`Agree and join` : undefined}
          onClose={() => setRead(undefined)}
        />
      ) : null}
    </section>
  );
}

/** Finds a union and asks to join it, once its terms are agreed to. */
function FindDialog({ schoolId, onClose }: { schoolId: string; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const [picked, setPicked] = useState<OpenUnion>();
  const [seen, setSeen] = useState<readonly OpenUnion[]>([]);
  const useFound = (keyword: string) => {
    const { data } = useQuery(openUnionsQuery(api, { schoolId, lang, keyword }));
    if (data && data.items !== seen) setSeen(data.items);
    return data?.items.map(({ unionId, title }) => ({ id: unionId, name: title }));
  };
  if (picked)
    return (
      <TermsDialog schoolId={schoolId} union={picked} agree={t`Agree and ask to join`} onClose={onClose} />
    );
  return (
    <PickDialog
      title={t`Find a union`}
      label={t`Name of the union`}
      action={t`Read the terms`}
      actionFor={(name) => t`Read the terms of ${name}`}
      useFound={useFound}
      pending={undefined}
      error={undefined}
      onPick={(id) => setPicked(seen.find(({ unionId }) => unionId === id))}
      onClose={onClose}
    />
  );
}
