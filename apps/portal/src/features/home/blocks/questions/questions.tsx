import type { QuestionsBlock } from '@stoa/api/schema';
import { Disclosure } from '@stoa/ui/disclosure';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './questions.css.ts';

export function QuestionsView({ block }: BlockProps<QuestionsBlock>) {
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      <div className={styles.questions}>
        {block.items.map(({ question, answer }, index) => (
          // What is asked has no ids: it comes from the page alone.
          // eslint-disable-next-line react/no-array-index-key
          <Disclosure key={index} summary={<UserText>{question}</UserText>}>
            <Text preserveLines>
              <UserText>{answer}</UserText>
            </Text>
          </Disclosure>
        ))}
      </div>
    </PageSection>
  );
}
