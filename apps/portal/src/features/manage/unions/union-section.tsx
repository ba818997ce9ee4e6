import { useLingui } from '@lingui/react/macro';
import type { ManagedUnion, UnionSchool } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as manage from '../manage.css.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { InviteDialog, ShareDialog } from './pick-dialogs.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { TextsDialog } from './texts-dialog.tsx';
import * as styles from './unions.css.ts';
import { problemMessages } from './union-messages.ts';
import { useUnionCalls } from './use-union-calls.ts';

type Asked =
  | { what: 'edit' | 'terms' | 'invite' | 'share' | 'leave' | 'end' }
  | { what: 'remove' | 'lead'; school: UnionSchool['school'] }
  | { what: 'takeBack'; resourceId: string; title: string };

/** A union that the school is in: its schools, what is shared, and what can be done. */
export function UnionSection({
  schoolId,
  union,
  isOwner,
}: {
  schoolId: string;
  union: ManagedUnion;
  isOwner: boolean;
}) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const change = useUnionCalls(schoolId);
  const { unionId, isLeader, title } = union;
  const close = () => {
    setAsked(undefined);
    change.reset();
  };
  const isBehind = union.agreedVersion !== union.termsVersion;
  const agree =
    isOwner && isBehind ? t({ message: 'Agree', context: 'union', comment: 'Button' }) : undefined;
  return (
    <section className={manage.part}>
      <div className={manage.top}>
        <SectionHeader title={title} />
        <div className={manage.actions}>
          <Button variant="secondary" onPress={() => setAsked({ what: 'terms' })}>{t`Read the terms`}</Button>
          {isLeader ? (
            <>
              <Button variant="secondary" onPress={() => setAsked({ what: 'edit' })}>
                {t({ message: 'Edit', context: 'union', comment: 'Button: changes name and terms' })}
              </Button>
              <Button
                variant="secondary"
                onPress={() => setAsked({ what: 'invite' })}
              >{t`Invite a school`}</Button>
            </>
          ) : null}
          {isOwner ? (
            <Button variant="danger" onPress={() => setAsked({ what: isLeader ? 'end' : 'leave' })}>
              {isLeader ? t`End the union` : t`Leave the union`}
            </Button>
          ) : null}
        </div>
      </div>
      {isBehind ? (
        <Banner tone="warning">{t`The terms have changed since the school agreed to them.`}</Banner>
      ) : null}
      {change.error && asked === undefined ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(problemMessages(change.error))}
        </Banner>
      ) : null}
      <SectionHeader level={3} title={t({ message: 'Schools', context: 'union', comment: 'Heading' })} />
      <RowList>
        {union.schools.map(({ school, isLeader: leads, joinedAt, agreedVersion }) => {
          const { name } = school;
          return (
            <Row key={school.id} className={styles.row}>
              <div className={styles.what}>
                <div className={styles.named}>
                  <UserText>{name}</UserText>
                  {leads ? (
                    <Badge tone="primary">{t({ message: 'Leads the union', comment: 'Of a school' })}</Badge>
                  ) : null}
                  {agreedVersion === union.termsVersion ? null : (
                    <Badge tone="warning">{t`Has not agreed to the new terms`}</Badge>
                  )}
                </div>
                <Text size="sm" tone="muted">
                  <LocalTime instant={joinedAt} style="date" />
                </Text>
              </div>
              {isLeader && isOwner && !leads ? (
                <div className={manage.actions}>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t`Let ${name} lead`}
                    onPress={() => setAsked({ what: 'lead', school })}
                  >
                    {t`Make leader`}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t`Remove ${name}`}
                    onPress={() => setAsked({ what: 'remove', school })}
                  >
                    {t({ message: 'Remove', context: 'union', comment: 'Button: a school from a union' })}
                  </Button>
                </div>
              ) : null}
            </Row>
          );
        })}
        {union.candidates.map(({ school, kind }) => {
          const { name } = school;
          return (
            <Row key={school.id} className={styles.row}>
              <div className={styles.named}>
                <UserText>{name}</UserText>
                <Badge tone="neutral">
                  {kind === 'invitation'
                    ? t({ message: 'Invited', context: 'union', comment: 'Of a school' })
                    : t({ message: 'Asks to join', comment: 'Of a school' })}
                </Badge>
              </div>
              <div className={manage.actions}>
                {kind === 'request' ? (
                  <Button
                    size="sm"
                    variant="primary"
                    aria-label={t`Accept ${name}`}
                    onPress={() => change.mutate((calls) => calls.accept(unionId, school.id))}
                  >
                    {t({ message: 'Accept', context: 'union', comment: 'Button: lets a school in' })}
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={kind === 'request' ? t`Decline ${name}` : t`Withdraw the invitation of ${name}`}
                  onPress={() => change.mutate((calls) => calls.drop(unionId, school.id))}
                >
                  {kind === 'request'
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
      <div className={manage.top}>
        <SectionHeader level={3} title={t`Shared classes and exams`} />
        <Button variant="primary" onPress={() => setAsked({ what: 'share' })}>
          {t({ message: 'Share', context: 'union', comment: 'Button: a class with other schools' })}
        </Button>
      </div>
      {union.shares.length === 0 ? (
        <Text tone="muted">{t`Nothing is shared yet.`}</Text>
      ) : (
        <RowList>
          {union.shares.map((share) => {
            const { resourceId, title: name } = share;
            return (
              <Row key={resourceId} className={styles.row}>
                <div className={styles.what}>
                  <Link href={share.url}>
                    <UserText>{name}</UserText>
                  </Link>
                  <Text size="sm" tone="muted">
                    <UserText>{share.school.name}</UserText>
                  </Text>
                </div>
                {share.isOwn ? (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t`Take back ${name}`}
                    onPress={() => setAsked({ what: 'takeBack', resourceId, title: name })}
                  >
                    {t({ message: 'Take back', context: 'union', comment: 'Button: stops sharing a class' })}
                  </Button>
                ) : null}
              </Row>
            );
          })}
        </RowList>
      )}
      {asked?.what === 'edit' ? <TextsDialog schoolId={schoolId} union={union} onClose={close} /> : null}
      {asked?.what === 'terms' ? (
        <TermsDialog schoolId={schoolId} union={union} agree={agree} onClose={close} />
      ) : null}
      {asked?.what === 'invite' ? <InviteDialog schoolId={schoolId} union={union} onClose={close} /> : null}
      {asked?.what === 'share' ? <ShareDialog schoolId={schoolId} union={union} onClose={close} /> : null}
      {asked?.what === 'leave' ? <LeaveDialog schoolId={schoolId} union={union} onClose={close} /> : null}
      <Confirm asked={asked} title={title} schoolId={schoolId} unionId={unionId} onClose={close} />
    </section>
  );
}

/** Asks before something is lost, and says what. */
function Confirm({
  asked,
  title,
  schoolId,
  unionId,
  onClose,
}: {
  asked: Asked | undefined;
  title: string;
  schoolId: string;
  unionId: string;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const change = useUnionCalls(schoolId);
  const school = asked && 'school' in asked ? asked.school : undefined;
  const name = school?.name ?? '';
  const stay = t`Learners who are in a shared class stay in it until they finish.`;
  const texts = {
    end: [
      t`End ${title}?`,
      t`All schools leave it, and everything shared is taken back for good.`,
      t`End the union`,
    ],
    remove: [
      t`Remove ${name} from the union?`,
      t`What it shares is taken back, and what the others share disappears from its lists.`,
      t({ message: 'Remove', context: 'union', comment: 'Button: a school from a union' }),
    ],
    takeBack: [
      t`Take it back?`,
      t`It disappears from the lists of the other schools.`,
      t({ message: 'Take back', context: 'union', comment: 'Button: stops sharing a class' }),
    ],
    lead: [
      t`Let ${name} lead the union?`,
      t`Your school stays in it. Only the new leader can give the lead back.`,
      t`Make leader`,
    ],
  } as const;
  const shown = asked && asked.what in texts ? texts[asked.what as keyof typeof texts] : undefined;
  if (!asked || !shown) return null;
  const [question, consequence, label] = shown;
  const confirm = () =>
    change.mutate(
      (calls) => {
        if (asked.what === 'takeBack') return calls.takeBack(unionId, asked.resourceId);
        if (asked.what === 'lead') return calls.handOver(unionId, asked.school.id);
        if (asked.what === 'remove') return calls.remove(unionId, asked.school.id);
        return calls.end(unionId);
      },
      { onSuccess: onClose },
    );
  return (
    <AlertDialog
      isOpen
      tone={asked.what === 'lead' ? 'default' : 'danger'}
      title={question}
      confirmLabel={label}
      cancelLabel={t`Cancel`}
      isPending={change.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {change.error ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(problemMessages(change.error))}
        </Banner>
      ) : null}
      <Text>{consequence}</Text>
      {asked.what === 'lead' ? null : <Text>{stay}</Text>}
    </AlertDialog>
  );
}
