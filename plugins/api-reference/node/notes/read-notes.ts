import fs from 'node:fs';
import path from 'node:path';
import { readNote, type Note } from './read-note';

/** Reads all notes in a folder, by symbol name. */
export function readNotes(siteDir: string, folder = 'reference/notes'): Map<string, Note> {
  const dir = path.join(siteDir, folder);
  const files = fs.existsSync(dir)
    ? fs.readdirSync(dir).filter((file) => file.endsWith('.md'))
    : [];
  return new Map(
    files.map((name) => {
      const file = `${folder}/${name}`;
      return [
        name.slice(0, -'.md'.length),
        readNote(file, fs.readFileSync(path.join(dir, name), 'utf8')),
      ];
    }),
  );
}
