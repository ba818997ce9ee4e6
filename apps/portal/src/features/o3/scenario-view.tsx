import { useLingui } from '@lingui/react/macro';
import type { O3Scenario, RichTextDocument } from '@stoa/api/schema';
import { Cards, DetailLayout, Part } from './detail-layout.tsx';
import { ScenarioSteps } from './scenario-steps.tsx';
import * as styles from './o3.css.ts';

/** A scenario: the situation, its steps, questions to think about, and the tools that help. */
export function ScenarioView({ schoolId, scenario }: { schoolId: string; scenario: O3Scenario }) {
  const { t } = useLingui();
  const { card, questions } = scenario;
  return (
    <DetailLayout schoolId={schoolId} card={card} related={scenario.related}>
      <div className={styles.reading}>
        <Part card={card} body={scenario.body} />
        {scenario.steps.length > 0 ? <ScenarioSteps schoolId={schoolId} scenario={scenario} /> : null}
        {questions.length > 0 ? (
          <Part card={card} title={t`To think about`} body={asList(questions)} />
        ) : null}
      </div>
      <Cards title={t`Tools that help`} cards={scenario.tools} />
    </DetailLayout>
  );
}

const asList = (texts: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: texts.map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
});
