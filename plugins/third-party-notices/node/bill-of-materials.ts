import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { isExpression } from './licenses';

/** A package or a font as a component of the site. */
export interface SiteComponent {
  name: string;
  /** Absent if the package that contains it does not state it. */
  version?: string;
  description?: string;
  /** SPDX expression; absent if unknown. */
  license?: string;
  copyright?: string;
  /** Subresource integrity of the package, as in the lock file. */
  integrity?: string;
  /** Whether it is in the registry of npm. */
  isPackage: boolean;
  /** Components that are bundled in it. */
  contains?: SiteComponent[];
}

/** Returns the bill of materials of the site, in the JSON format of CycloneDX 1.6. It depends on its arguments only. */
export function billOfMaterials(
  { name, version, description }: { name: string; version: string; description: string },
  components: SiteComponent[],
): string {
  const root = new Models.Component(Enums.ComponentType.Application, name, {
    bomRef: name,
    version,
    description,
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const component of components) {
    const model = toModel(component, '');
    bom.components.add(model);
    root.dependencies.add(model.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
}

function toModel(component: SiteComponent, owner: string): Models.Component {
  const { name, version, description, license, copyright, integrity, isPackage } = component;
  const [group, shortName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = isPackage ? packageUrl(name, version) : undefined;
  const ref = `${owner}${purl ?? name}`;
  const model = new Models.Component(Enums.ComponentType.Library, shortName ?? name, {
    bomRef: ref,
    group,
    version,
    description,
    copyright,
    purl,
  });
  if (license) model.licenses.add(toLicense(license));
  if (integrity) {
    const [algorithm, hash] = Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(integrity);
    model.hashes.set(algorithm, hash);
  }
  for (const part of component.contains ?? []) model.components.add(toModel(part, `${ref}|`));
  return model;
}

const licenses = new Contrib.License.Factories.LicenseFactory((expression) => {
  if (!isExpression(expression)) throw new RangeError(`"${expression}" is not an SPDX expression.`);
});
const toLicense = (license: string) => licenses.makeFromString(license);

/** Returns the package URL of an npm package, such as `pkg:npm/%40elastic/charts@73.2.1`. */
const packageUrl = (name: string, version?: string) =>
  `pkg:npm/${name.replace('@', '%40')}${version ? `@${version}` : ''}`;
