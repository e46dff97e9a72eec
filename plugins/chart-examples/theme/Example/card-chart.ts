import { createContext } from 'react';
import type { AxisProps, SettingsProps } from '@elastic/charts';
import type { CardChart } from '../../shared/card-picture';

/** Set for descendant charts on cards. */
export const CardChartContext = createContext<CardChart | undefined>(undefined);

/** Families whose cards show what other cards omit. */
const about = { legend: 'legend', axisTitles: 'axis' };

/** Returns props of Chart that take precedence on a card. */
export const chartOnCard = (card: CardChart | undefined) =>
  card && { title: undefined, description: undefined, size: { height: card.height } };

/** Returns props of Settings that take precedence on a card. */
export const settingsOnCard = (card: CardChart | undefined): SettingsProps | undefined =>
  card && card.family !== about.legend ? { showLegend: false } : undefined;

/** Returns props of Axis that take precedence on a card. */
export const axisOnCard = (card: CardChart | undefined): Pick<AxisProps, 'title'> | undefined =>
  card && card.family !== about.axisTitles ? { title: undefined } : undefined;
