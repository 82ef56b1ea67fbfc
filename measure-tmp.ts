import { loadContentFiles } from "@/lib/content/load";
import { readTranslations } from "@/lib/content/translation/translation-files";
const root = process.cwd();
const sources = loadContentFiles(root);
console.time("read");
for (const l of ["mr","hi"]) {
  let lists = 0, moved = 0, none = 0, older = 0, mism = 0, pairs = 0;
  for (const { translated } of readTranslations(root, sources, l)) {
    for (const m of translated?.entries.values() ?? []) { lists++; m.forEach((i, at) => { if (i === undefined) none++; else if (i !== at) moved++; }); }
    older += translated?.older.length ?? 0; mism += (translated?.mismatches.length ?? 0) + (translated?.surplus.length ?? 0); pairs += translated?.pairs.length ?? 0;
    for (const p of [...translated?.mismatches ?? [], ...translated?.surplus ?? []]) console.log(p.file, p.field, p.message);
  }
  console.log(l, { lists, moved, none, older, mism, pairs });
}
console.timeEnd("read");
