import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { savePointRules } from '@stoa/api/points.calls';
import { pointRulesQuery } from '@stoa/api/points.queries';
import type { PointReason, PointRule, PointRules } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { ComboBox } from '@stoa/ui/combo-box';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Stack } from '@stoa/ui/stack';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { POINT_REASONS } from '../../../shared/points/point-messages.ts';
import { DEVICE_ZONE, zoneOptions } from '../../../shared/time-zones.ts';
import { ConflictDialog } from '../dialogs.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { POINTS_TITLE } from '../titles.ts';
import * as styles from './rules.css.ts';
import { SimulationView } from './simulation-view.tsx';

const REASONS = Object.keys(POINT_REASONS) as PointReason[];
const POINTS_MAX = 1000;
const ROWS = 6;

/** How a school gives points, for those who run it; tried on last month before it is saved. */
export function RulesPage({ schoolId }: { schoolId: string }) {
  useMessages('points');
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...pointRulesQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={i18n._(POINTS_TITLE)}
      text={t`What learners earn points for. Changes apply from now on; points already earned stay.`}
    >
      <Loaded query={query} rows={ROWS}>
        {(saved) => (
          <Form
            key={saved.version}
            schoolId={schoolId}
            saved={saved}
            takeTheirs={async () => {
              await query.refetch();
            }}
          />
        )}
      </Loaded>
    </ManagePage>
  );
}

interface FormProps {
  schoolId: string;
  saved: PointRules;
  takeTheirs: () => Promise<void>;
}

function Form({ schoolId, saved, takeTheirs }: FormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState({ timeZone: saved.timeZone, rules: saved.rules });
  const [counted, setCounted] = useState(saved.counted);
  const chosenLabel = useId();
  const chosenHelp = useId();
  const isUnsaved =
    JSON.stringify({ ...draft, counted }) !==
    JSON.stringify({ timeZone: saved.timeZone, rules: saved.rules, counted: saved.counted });
  const save = useMutation({
    mutationFn: (version: number) => savePointRules(api, { schoolId, ...draft, counted, version }),
    onSuccess: (data) => {
      toasts.show({
        message: t({ message: 'Saved', comment: 'Note: what was changed is kept' }),
        tone: 'success',
      });
      const { queryKey } = pointRulesQuery(api, { schoolId, lang });
      queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    },
  });
  const problem = isApiProblem(save.error) ? save.error : undefined;
  const isConflict = problem?.code === 'VERSION_CONFLICT';
  const theirs = Number(problem?.details?.currentVersion ?? saved.version);
  const zones = useMemo(
    () => zoneOptions('', saved.timeZone).filter(({ id }) => id !== DEVICE_ZONE),
    [saved.timeZone],
  );
  const change = (reason: PointRule['reason'], part: Partial<PointRule>) =>
    setDraft({
      ...draft,
      rules: draft.rules.map((rule) => (rule.reason === reason ? { ...rule, ...part } : rule)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && !save.isPending) save.mutate(saved.version);
  };
  return (
    <form className={cx(manage.part, manage.sections)} noValidate onSubmit={submit}>
      {save.error && !isConflict ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(CALL_PROBLEM_MESSAGES, problem?.code ?? 'UNKNOWN'))}
        </Banner>
      ) : null}
      <section className={cx(manage.part, manage.narrow)}>
        <SectionHeader title={t({ message: 'Rules', context: 'points', comment: 'Heading' })} />
        <RowList as="div">
          {draft.rules.map(({ reason, isOn, points }) => {
            const name = i18n._(POINT_REASONS[reason]);
            return (
              <Row as="div" key={reason} className={styles.rule}>
                <Switch isSelected={isOn} onChange={(value) => change(reason, { isOn: value })}>
                  {name}
                </Switch>
                <NumberField
                  label={t({
                    message: `Points: ${name}`,
                    comment: 'Field: how many points something gives, such as “Passed an exam”',
                  })}
                  isLabelHidden
                  value={points}
                  minValue={1}
                  maxValue={POINTS_MAX}
                  isDisabled={!isOn}
                  onChange={(value) => change(reason, { points: value ?? points })}
                  className={styles.points}
                />
              </Row>
            );
          })}
        </RowList>
      </section>
      <section className={cx(manage.part, manage.narrow)}>
        <SectionHeader title={t({ message: 'Leaderboards', context: 'points', comment: 'Heading' })} />
        <ComboBox
          label={t`Time zone`}
          description={t`Weeks, months and years on leaderboards begin at midnight in this zone. Pages are published in it as well.`}
          options={zones}
          labels={{ empty: t`No matching time zone` }}
          value={draft.timeZone}
          onChange={(zone) => {
            if (zone !== null) setDraft({ ...draft, timeZone: zone });
          }}
        />
        <Stack gap="2" role="group" aria-labelledby={chosenLabel} aria-describedby={chosenHelp}>
          <Text weight="medium" id={chosenLabel}>
            {t({
              message: 'School’s choice',
              context: 'leaderboard',
              comment: 'The points that the school chose to count',
            })}
          </Text>
          <Text size="sm" tone="muted" id={chosenHelp}>
            {t`A leaderboard of your own, beside those of all points and of lessons. It counts only what is checked here. Where nothing is checked, there is none.`}
          </Text>
          {REASONS.map((reason) => (
            <Checkbox
              key={reason}
              isSelected={counted.includes(reason)}
              onChange={(isCounted) =>
                setCounted(REASONS.filter((one) => (one === reason ? isCounted : counted.includes(one))))
              }
            >
              {i18n._(POINT_REASONS[reason])}
            </Checkbox>
          ))}
        </Stack>
      </section>
      <SimulationView schoolId={schoolId} draft={draft} />
      <div className={manage.actions}>
        <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isUnsaved}>
          {t({ message: 'Save', context: 'points', comment: 'Button' })}
        </Button>
      </div>
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => {
          save.reset();
          void takeTheirs();
        }}
        onMine={() => save.mutate(theirs)}
      />
      <LeaveDialog isUnsaved={isUnsaved} />
    </form>
  );
}
