import { useLingui } from '@lingui/react/macro';
import { CodeBlock } from '@stoa/ui/code-block';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import { encodeLink } from '../../engine/trace/deep-link.ts';
import { toChecklist, toPlaywright, toVitest } from '../../engine/trace/exports.ts';
import { writeTrace } from '../../engine/trace/trace-file.ts';
import type { Trace } from '../../engine/trace/trace.types.ts';
import { machineHref } from '../../app/route.ts';
import { Choice } from '../../shared/choice.tsx';
import { row, stack } from '../../shared/panel.css.ts';
import { saveFile } from '../../../../portal/src/shared/save-file.ts';
import { useCopy } from '../../shared/use-copy.ts';

type Format = 'scenario' | 'playwright' | 'vitest' | 'checklist';
const ENDINGS: Record<Format, string> = {
  scenario: 'scenario.json',
  playwright: 'e2e.ts',
  vitest: 'test.ts',
  checklist: 'md',
};

/** A recording for other places: as a link, a scenario that is kept in git, a test, a list to go through by hand. */
export function TraceExports({ trace }: { trace: () => Trace }) {
  const { t } = useLingui();
  const copy = useCopy();
  const [format, setFormat] = useState<Format>('scenario');
  const [text, setText] = useState<string | null>(null);
  const write = (wanted: Format): string => {
    const recorded = trace();
    if (wanted === 'scenario') return writeTrace({ ...recorded, recordedAt: undefined });
    if (wanted === 'playwright') return toPlaywright(recorded);
    return wanted === 'vitest' ? toVitest(recorded) : toChecklist(recorded);
  };
  const link = async () => {
    const recorded = trace();
    const href = machineHref(recorded.machine, { trace: await encodeLink(recorded) });
    await copy(new URL(href, location.href).href, t`The link is copied`);
  };
  const name = `${trace().name.replaceAll(/[^\w-]+/g, '-') || 'trace'}.${ENDINGS[format]}`;
  return (
    <div className={stack}>
      <div className={row}>
        <Button size="sm" onPress={() => void link()}>
          {t`Copy as a link`}
        </Button>
      </div>
      <Choice
        label={t({ message: 'Write as', comment: 'Choice of what a recording is written as' })}
        value={format}
        choices={[
          {
            value: 'scenario',
            label: t({ message: 'Scenario', comment: 'A recording that is kept under a name' }),
          },
          { value: 'playwright', label: t({ message: 'Playwright test', comment: 'A test in the browser' }) },
          { value: 'vitest', label: t({ message: 'Vitest test', comment: 'A unit test' }) },
          {
            value: 'checklist',
            label: t({ message: 'Checklist', comment: 'A list to be gone through by hand' }),
          },
        ]}
        onChange={(next) => {
          setFormat(next);
          setText(null);
        }}
      />
      <div className={row}>
        <Button size="sm" onPress={() => setText(write(format))}>
          {t({ message: 'Show', comment: 'Button: shows the text of an export' })}
        </Button>
        <Button size="sm" onPress={() => saveFile(name, write(format), 'text/plain')}>
          {t({ message: 'Save as a file', comment: 'Saves what was tried of a state machine' })}
        </Button>
      </div>
      {text === null ? null : <CodeBlock code={text} title={name} maxHeight="20rem" />}
    </div>
  );
}
