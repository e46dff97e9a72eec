import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Removes the color of tokens that have the color of plain text, and their elements, which pages do not need. */
export const unwrapDefaultColor: ShikiTransformer = {
  name: 'unwrap-default-color',
  pre(node) {
    const colors = styleOf(node);
    const unwrap = (child: ElementContent): ElementContent[] => {
      if (child.type !== 'element') return [child];
      child.children = child.children.flatMap(unwrap);
      const style = styleOf(child);
      if (style && colors.startsWith(`${style};`)) delete child.properties.style;
      const isEmpty = child.tagName === 'span' && Object.keys(child.properties).length === 0;
      return isEmpty ? child.children : [child];
    };
    node.children = node.children.flatMap(unwrap);
  },
};

const styleOf = ({ properties }: Element) => String(properties.style ?? '').toLowerCase();
