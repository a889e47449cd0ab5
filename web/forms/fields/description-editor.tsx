import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTranslation } from 'react-i18next';
import classes from './description.module.css';

interface DescriptionEditorProps {
  readonly label: string;
  /** HTML, or plain text with line breaks. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Exactly the elements that the sanitiser of descriptions keeps. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['https', 'http', 'mailto'], defaultProtocol: 'https' }),
];

/** A WYSIWYG editor for a description. An unedited one stays as it was written. */
export function DescriptionEditor({ label, value, onChange }: DescriptionEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: asParagraphs(value),
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: typed }) => onChange(typed.isEmpty ? '' : typed.getHTML()),
  });
  return (
    <RichTextEditor editor={editor} labels={useLabels()} className={classes.editor}>
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

function useLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation('build');
  return {
    boldControlLabel: t('editor.bold'),
    italicControlLabel: t('editor.italic'),
    underlineControlLabel: t('editor.underline'),
    h2ControlLabel: t('editor.title'),
    h3ControlLabel: t('editor.subtitle'),
    bulletListControlLabel: t('editor.bullets'),
    orderedListControlLabel: t('editor.numbers'),
    blockquoteControlLabel: t('editor.quote'),
    linkControlLabel: t('editor.link'),
    unlinkControlLabel: t('editor.unlink'),
    undoControlLabel: t('editor.undo'),
    redoControlLabel: t('editor.redo'),
    linkEditorInputLabel: t('editor.linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('editor.linkNewTab'),
    linkEditorInternalLink: t('editor.linkSameTab'),
    linkEditorSave: t('editor.linkSave'),
  };
}

/** Converts plain text to paragraphs; HTML stays as it is. */
function asParagraphs(value: string): string {
  if (value === '' || /<[a-z]/i.test(value)) return value;
  const paragraph = document.createElement('p');
  return value
    .split('\n')
    .map((line) => {
      paragraph.textContent = line;
      return paragraph.outerHTML;
    })
    .join('');
}
