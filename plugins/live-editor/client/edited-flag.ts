/** Key in `sessionStorage` that is set while a text of this tab is kept: pages load no editor without it. */
export const editedFlag = 'elastic-charts-docs:edited';
