import { useLingui } from '@lingui/react/macro';
import { CodeBlock } from '@stoa/ui/code-block';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import { toMarkdown } from '../../engine/model/to-markdown.ts';
import { toMermaid } from '../../engine/model/to-mermaid.ts';
import { toPlantuml } from '../../engine/model/to-plantuml.ts';
import { Choice } from '../../shared/choice.tsx';
import { row } from '../../shared/panel.css.ts';
import { saveFile } from '../../../../portal/src/shared/save-file.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { drawSvg, svgToPng } from './picture.ts';

type TextFormat = 'mermaid' | 'plantuml' | 'markdown';
const FORMATS: Record<TextFormat, { label: string; ending: string; write: typeof toMermaid }> = {
  mermaid: { label: 'Mermaid', ending: 'mmd', write: toMermaid },
  plantuml: { label: 'PlantUML', ending: 'puml', write: toPlantuml },
  markdown: { label: 'Markdown', ending: 'md', write: toMarkdown },
};

/** The chart for other places: as a picture or as text. Names are those of the code, as documents and tests want them. */
export function ExportPanel() {
  const { t } = useLingui();
  const { machine } = useWorkbench();
  const { state } = useSimulation();
  const [format, setFormat] = useState<TextFormat>('mermaid');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, chart } = machine;
  const { ending, write } = FORMATS[format];
  const text = write(chart);
  const save = async (kind: 'svg' | 'png') => {
    setBusy(true);
    setFailure(null);
    try {
      const svg = await drawSvg(chart, new Set(state?.world.actors[0]?.machine?.active));
      if (kind === 'svg') saveFile(`${id}.svg`, svg, 'image/svg+xml');
      else saveFile(`${id}.png`, await svgToPng(svg), 'image/png');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={row}>
        <Button size="sm" isDisabled={isBusy} onPress={() => void save('svg')}>
          {t`Save as SVG`}
        </Button>
        <Button size="sm" isDisabled={isBusy} onPress={() => void save('png')}>
          {t`Save as PNG`}
        </Button>
      </div>
      {failure === null ? null : (
        <Banner tone="danger" announce="polite" title={t`The picture could not be made`}>
          <bdi lang="en-US">{failure}</bdi>
        </Banner>
      )}
      <Choice
        label={t({ message: 'As text', comment: 'Choice of a text format of a chart' })}
        value={format}
        choices={Object.entries(FORMATS).map(([value, { label }]) => ({ value: value as TextFormat, label }))}
        onChange={setFormat}
      />
      <div className={row}>
        <Button size="sm" onPress={() => saveFile(`${id}.${ending}`, text, 'text/plain')}>
          {t({ message: 'Save as a file', comment: 'Saves what was tried of a state machine' })}
        </Button>
      </div>
      <CodeBlock code={text} label={FORMATS[format].label} title={`${id}.${ending}`} maxHeight="28rem" />
    </>
  );
}
