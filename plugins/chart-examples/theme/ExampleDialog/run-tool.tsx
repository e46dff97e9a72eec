import { copyLink } from './copy-link';
import DataDialog from './DataDialog';
import FullSize from './FullSize';
import { openDialog } from './open-dialog';

/** Runs a tool of an example. */
export function runTool(tool: HTMLElement): void {
  const example = tool.closest<HTMLElement>('[data-example]')!;
  const title = example.ariaLabel!.replace(/^Example: /, '');
  const value = tool.getAttribute('value') ?? '';
  if (tool.dataset.tool === 'link') void copyLink(tool, value);
  else if (tool.dataset.tool === 'data')
    openDialog(tool, (onClose) => <DataDialog title={title} url={value} onClose={onClose} />);
  else
    openDialog(tool, (onClose) => <FullSize title={title} example={example} onClose={onClose} />);
}
