export default { empty: [{ type: 'html', value: 'No link at all' }] };
